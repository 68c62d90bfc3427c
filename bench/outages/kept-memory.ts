/** Megabytes of a process after a full collection of garbage: what it keeps, and not what it has yet to throw away. */
export interface KeptMemory {
  readonly heap: number
  readonly resident: number
}

/** Measures a process that was started with `--inspect` on this port. */
export async function openKeptMemory(port: number): Promise<{ measure(): Promise<KeptMemory>; close(): void }> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`Nothing to be inspected on port ${port}`)))
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let calls = 0
  const call = (method: string, params = {}) =>
    new Promise((resolve) => {
      calls += 1
      waiting.set(calls, resolve)
      socket.send(JSON.stringify({ id: calls, method, params }))
    })
  await call('HeapProfiler.enable')
  return {
    async measure() {
      await call('HeapProfiler.collectGarbage')
      const expression = '({ heap: process.memoryUsage().heapUsed, resident: process.memoryUsage().rss })'
      const answer = await call('Runtime.evaluate', { expression, returnByValue: true })
      const { heap, resident } = (answer as { result: { value: KeptMemory } }).result.value
      return { heap: heap / 2 ** 20, resident: resident / 2 ** 20 }
    },
    close: () => socket.close(),
  }
}
