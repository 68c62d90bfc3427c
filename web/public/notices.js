// The service worker of notices: phones show those of one alone. It answers for no address and keeps nothing.
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const comeForth = async () => {
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    return page ? page.focus() : clients.openWindow('/')
  }
  event.waitUntil(comeForth())
})
