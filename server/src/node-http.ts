/**
 * Node's HTTP without what `import … from 'node:http'` brings along: an ES module reads every export, `WebSocket` too,
 * for which Node loads a second HTTP client of some 15 MB.
 */
export const { METHODS, ServerResponse, STATUS_CODES, request } = process.getBuiltinModule('node:http')
