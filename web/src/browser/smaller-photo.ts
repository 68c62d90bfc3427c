import { limits } from '@roux/contract/limits'

/** Pixels of its longer side, in which a page of small print can be read. */
const longest = 2000

/**
 * A photo as a JPEG in base64, no larger than a provider is sent, turned as it was taken and with nothing in it of where
 * that was. Undefined for what this browser cannot open.
 */
export async function smallerPhoto(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  for (const quality of [0.85, 0.7, 0.5, 0.3]) {
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (jpeg && jpeg.size <= limits.photoBytes) return await base64Of(jpeg)
  }
  return undefined
}

async function base64Of(blob: Blob): Promise<string> {
  const reader = new FileReader()
  const isRead = new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = reject
  })
  reader.readAsDataURL(blob)
  await isRead
  return String(reader.result).replace(/^[^,]*,/, '')
}
