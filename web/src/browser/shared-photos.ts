/** Where public/shared-photos.js puts what a phone shares. */
const place = 'shared-photos'

/** Whoever opens the page later is somebody else, perhaps. */
const keptMs = 10 * 60 * 1000

/** From now on photos can be shared with the installed app. By plain http they cannot. */
export function readyForPhotos(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register('/shared-photos.js', { scope: '/bring-in' }).catch(() => undefined)
}

/** The photos that were shared last; they are nowhere any more. */
export async function takeSharedPhotos(): Promise<File[]> {
  if (!('caches' in globalThis) || !(await caches.has(place))) return []
  const kept = await caches.open(place)
  const answers = await Promise.all((await kept.keys()).map((key) => kept.match(key)))
  const photos: File[] = []
  for (const answer of answers) {
    const since = Date.now() - Date.parse(answer?.headers.get('date') ?? '')
    if (answer && since < keptMs) photos.push(new File([await answer.blob()], ''))
  }
  await caches.delete(place)
  return photos
}
