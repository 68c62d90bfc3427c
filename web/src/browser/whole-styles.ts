let coming: Promise<void> | undefined

/** Prerendered home comes with its own styles; all the others come once, with the first part that is fetched later. */
export function fetchWholeStyles(): Promise<void> {
  coming ??= fetchStyles().catch((cause: unknown) => {
    coming = undefined
    throw cause
  })
  return coming
}

function fetchStyles(): Promise<void> {
  const ofHome = document.querySelector<HTMLLinkElement>('link[data-whole]')
  if (!ofHome?.dataset.whole) return Promise.resolve()
  const link = ofHome.cloneNode() as HTMLLinkElement
  link.href = ofHome.dataset.whole
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error('the styles could not be fetched'))
    }
    // Before those of single parts, which add to it.
    ofHome.after(link)
  })
}
