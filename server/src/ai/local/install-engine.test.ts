import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureOf } from '../../../test/failure-of.ts'
import { makeFolder } from '../../../test/start-app.ts'
import { binariesFor } from './binaries-for.ts'
import { installEngine, isInstalled } from './install-engine.ts'

const machine = (platform: string, arch: string, ...files: string[]) => ({
  platform,
  arch,
  hasFile: (path: string) => files.includes(path),
})

test('a machine gets what it can use and nothing else: a card’s only where there is one', () => {
  const vulkan = '/usr/lib64/libvulkan.so.1'
  expect(binariesFor(machine('linux', 'x64'))).toEqual(['linux-x64'])
  expect(binariesFor(machine('linux', 'x64', vulkan))).toEqual(['linux-x64'])
  expect(binariesFor(machine('linux', 'x64', vulkan, '/dev/dri/renderD128'))).toEqual(['linux-x64', 'linux-x64-vulkan'])
  expect(binariesFor(machine('linux', 'x64', vulkan, '/dev/nvidia0', '/proc/driver/nvidia/version'))).toEqual([
    'linux-x64',
    'linux-x64-cuda',
    'linux-x64-cuda-ext',
  ])
  expect(binariesFor(machine('darwin', 'arm64'))).toEqual(['mac-arm64-metal'])
  expect(binariesFor(machine('win32', 'x64', 'C:\\Windows\\System32\\vulkan-1.dll'))).toEqual([
    'win-x64',
    'win-x64-vulkan',
  ])
  expect(binariesFor(machine('freebsd', 'x64'))).toEqual([])
  expect(binariesFor(machine('linux', 'x64', '/etc/alpine-release'))).toEqual([])
})

test('the lockfile has every binary with its hash, and names no registry', () => {
  const file = new URL('../../../../scripts/local-model/package-lock.json', import.meta.url)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toContain('resolved')
  const { packages }: { packages: Record<string, { integrity?: string }> } = JSON.parse(text)
  const machines = [
    ...['x64', 'arm64', 'arm', 'riscv64'].map((arch) => machine('linux', arch)),
    ...['x64', 'arm64'].flatMap((arch) => [machine('darwin', arch), machine('win32', arch)]),
    { ...machine('linux', 'x64'), hasFile: (path: string) => path !== '/etc/alpine-release' },
    { ...machine('linux', 'x64'), hasFile: (path: string) => !/alpine|nvidia/.test(path) },
    { ...machine('win32', 'x64'), hasFile: (path: string) => path.endsWith('.dll') },
  ]
  for (const name of machines.flatMap((one) => binariesFor(one))) {
    expect(packages[`node_modules/@node-llama-cpp/${name}`]?.integrity, name).toMatch(/^sha512-/)
  }
})

test('a machine for which there is no binary is told what else there is', async () => {
  const folder = join(makeFolder('roux-engine-'), 'engine')
  const installing = { folder, environment: {}, tell: () => undefined, machine: machine('freebsd', 'x64') }
  expect(await failureOf(installEngine(installing))).toMatch(
    /^provider_misconfigured: .+no llama\.cpp .+AI_PROVIDER=ollama.+ key/,
  )
})

test('an installation that fails leaves nothing behind, nor what an earlier one left, but what was there before', async () => {
  const parent = makeFolder('roux-engine-')
  const folder = join(parent, 'engine')
  mkdirSync(folder)
  writeFileSync(join(folder, 'installed'), 'an earlier one')
  // Of a process that ended in the middle: none has such a number.
  mkdirSync(`${folder}-999999999`)
  // There is no npm where nothing is.
  const installing = { folder, environment: { PATH: parent }, tell: () => undefined }
  await expect(installEngine(installing)).rejects.toMatchObject({ code: 'provider_unavailable' })
  expect(readdirSync(parent)).toEqual(['engine'])
  expect(readdirSync(folder)).toEqual(['installed'])
  expect(await isInstalled(folder)).toBe(false)
})

test.runIf(process.platform === 'linux')(
  'a package that npm leaves out in silence, since it cannot be had, is told',
  async () => {
    const parent = makeFolder('roux-engine-')
    writeFileSync(join(parent, 'npm'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
    const installing = { folder: join(parent, 'engine'), environment: { PATH: parent }, tell: () => undefined }
    expect(await failureOf(installEngine(installing))).toMatch(/^provider_unavailable: .+llama\.cpp could not be had$/)
    expect(readdirSync(parent)).toEqual(['npm'])
  },
)
