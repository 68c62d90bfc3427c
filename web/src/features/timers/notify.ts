/** Whether this browser would have to be asked before it shows a notice. By plain http it gives none. */
export function canAskToNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext && Notification.permission === 'default'
}

/** Shows a notice of the system's, where that is allowed. Who looks at the page needs none, and is told there. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag, requireInteraction: true })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    // Phones show notices of service workers alone.
  }
}
