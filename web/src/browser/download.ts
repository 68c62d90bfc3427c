/** Has the browser keep what lies at an address as a file. */
export function download(address: string): void {
  const link = document.createElement('a')
  link.href = address
  // Its name comes with it.
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
