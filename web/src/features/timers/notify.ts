/** Whether this browser would have to be asked before it shows a notice. By plain http it gives none. */
export function canAskToNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext && Notification.permission === 'default'
}

export async function askToNotify(): Promise<void> {
  await Notification.requestPermission()
  readyNotices()
}

/** An address that no page has: the worker stands behind none. */
const scope = '/notices/'

/** Phones show notices of a service worker alone, which has to be there before one is due. By plain http there is none. */
export function readyNotices(): void {
  if (!mayNotify() || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/notices.js', { scope }).catch(() => undefined)
}

/** Shows a notice of the system's, where that is allowed. Who looks at the page needs none, and is told there. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !mayNotify()) return
  const options = { body, tag, requireInteraction: true }
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => {
      focus()
      notice.close()
    }
  } catch {
    const registration = await navigator.serviceWorker?.getRegistration(scope)
    await registration?.showNotification(title, options)
  }
}

function mayNotify(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'granted'
}
