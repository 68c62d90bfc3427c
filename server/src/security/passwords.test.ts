import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { OverloadedError } from '../fair-queue.ts'
import { createPasswords } from './passwords.ts'

const waiter = { caller: '192.0.2.1' }

test('a password is stored as argon2id of 46 MiB with a salt of its own', async () => {
  const passwords = createPasswords()
  const [one, other] = [await passwords.hash('a wooden spoon', waiter), await passwords.hash('a wooden spoon', waiter)]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await passwords.verify(one, 'a wooden spoon', waiter)).toBe(true)
  expect(await passwords.verify(one, 'a metal spoon', waiter)).toBe(false)
})

test('every byte of a long password counts', async () => {
  const passwords = createPasswords()
  const phc = await passwords.hash(`${'é'.repeat(127)}a`, waiter)
  expect(await passwords.verify(phc, `${'é'.repeat(127)}b`, waiter)).toBe(false)
  expect(await passwords.verify(phc, `${'é'.repeat(127)}a`, waiter)).toBe(true)
})

test('no password is that of nobody', async () => {
  expect(await createPasswords().verify(undefined, 'a wooden spoon', waiter)).toBe(false)
})

test('a hash of other parameters is outdated', async () => {
  const passwords = createPasswords()
  expect(passwords.isOutdated(await passwords.hash('a wooden spoon', waiter))).toBe(false)
  expect(passwords.isOutdated(await hash('a wooden spoon', { memoryCost: 19_456, timeCost: 2 }))).toBe(true)
})

test('what comes when too many wait already is refused, and the others are served', async () => {
  const { hash: hashPassword } = createPasswords({ atOnce: 1, atOncePerCaller: 1, longest: 2 })
  const results = await Promise.allSettled(['one', 'two', 'three', 'four'].map((text) => hashPassword(text, waiter)))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(results[3]).toMatchObject({ reason: new OverloadedError() })
  await expect(hashPassword('five', waiter)).resolves.toContain('argon2id')
})
