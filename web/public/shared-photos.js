// The service worker of photos that a phone shares: it takes the form that they come in, puts them where the page finds
// them, and leads there. It answers for nothing else. Beside src/browser/shared-photos.ts, which knows the same names.
const most = 4

const receive = async (request) => {
  const form = await request.formData()
  const query = new URLSearchParams()
  for (const name of ['title', 'text', 'url']) {
    const said = form.get(name)
    if (typeof said === 'string' && said !== '') query.set(name, said)
  }
  const photos = form.getAll('photos').filter((photo) => typeof photo === 'object' && photo.size > 0)
  await caches.delete('shared-photos')
  if (photos.length > 0) {
    const kept = await caches.open('shared-photos')
    const headers = { date: new Date().toUTCString() }
    // One more than is taken, so that the cook is told.
    for (const [place, photo] of photos.slice(0, most + 1).entries()) {
      await kept.put(`/shared-photos/${place}`, new Response(photo, { headers }))
    }
  }
  return Response.redirect(`/bring-in${query.size > 0 ? `?${query}` : ''}`, 303)
}

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'POST' || new URL(request.url).pathname !== '/bring-in') return
  event.respondWith(receive(request).catch(() => Response.redirect('/bring-in?photos=again', 303)))
})
