import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The first byte says how the rest was sealed, so that another way can come. */
const version = 1

/** HKDF-SHA256 out of the secret and a salt of its own, then AES-256-GCM; all lengths in bytes. */
const cipher = 'aes-256-gcm'
const [saltLength, ivLength, tagLength, keyLength] = [16, 12, 16, 32] as const
const headLength = 1 + saltLength + ivLength + tagLength
const purpose = 'roux sealed text 1'

/**
 * A text that only whoever has the secret can read.
 * @param secret may be short or long; what is sealed is as hard to guess as it is
 * @param place where it will lie: it opens nowhere else
 */
export function sealText(text: string, secret: string, place: string): string {
  const [salt, iv] = [randomBytes(saltLength), randomBytes(ivLength)]
  const sealing = createCipheriv(cipher, keyOf(secret, salt), iv, { authTagLength: tagLength })
  sealing.setAAD(boundTo(place))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([Buffer.of(version), salt, iv, sealing.getAuthTag(), sealed]).toString('base64')
}

/** The text again; undefined where it was sealed with another secret, for another place or in another way. */
export function openText(sealed: string, secret: string, place: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes[0] !== version || bytes.length < headLength) return undefined
  const salt = bytes.subarray(1, 1 + saltLength)
  const iv = bytes.subarray(1 + saltLength, headLength - tagLength)
  const tag = bytes.subarray(headLength - tagLength, headLength)
  const rest = bytes.subarray(headLength)
  const opening = createDecipheriv(cipher, keyOf(secret, salt), iv, { authTagLength: tagLength })
  opening.setAAD(boundTo(place)).setAuthTag(tag)
  try {
    return Buffer.concat([opening.update(rest), opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

function keyOf(secret: string, salt: Buffer): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, keyLength))
}

function boundTo(place: string): Buffer {
  return Buffer.from(`${version} ${place}`)
}
