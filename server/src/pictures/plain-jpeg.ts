const start = 0xd8
const end = 0xd9
const scan = 0xda
const comment = 0xfe

/** EXIF with the place and the camera, profiles and all else that programs add: everything but the first, JFIF. */
const isAdded = (marker: number) => (marker > 0xe0 && marker <= 0xef) || marker === comment

/**
 * A JPEG without anything in it but the picture: no place, no time, no preview, nothing behind its end. It is cut from part
 * to part and never unpacked. Undefined for what is no whole JPEG.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== start) return undefined
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === 0) return undefined
    const length = 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    const next = marker === scan ? endOfScan(bytes, at + length) : at + length
    if (length < 4 || next > bytes.length) return undefined
    if (!isAdded(marker)) kept.push(bytes.subarray(at, next))
    at = next
    if (bytes[at] === 0xff && bytes[at + 1] === end) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
  }
  return undefined
}

/** Where the next part begins: in what is packed, 0xFF is followed by 0 or by the mark of a new turn. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return bytes.length + 1
}
