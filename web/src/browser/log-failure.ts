/** Writes a failure to the console, where the specification asks for no more than that (§8). */
export function logFailure(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.error(what, cause)
}
