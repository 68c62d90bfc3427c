import { existsSync } from 'node:fs'

interface Machine {
  readonly platform: string
  readonly arch: string
  readonly hasFile: (path: string) => boolean
}

export const thisMachine: Machine = { platform: process.platform, arch: process.arch, hasFile: existsSync }

/** What runs everywhere, by platform and processor, in the names of node-llama-cpp's packages. */
const ofProcessor: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-armv7l',
  'linux-riscv64': 'linux-riscv64',
  'darwin-arm64': 'mac-arm64-metal',
  'darwin-x64': 'mac-x64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
}

/** The files that drivers of graphics cards bring, and what they are good for. */
const ofCards: Readonly<
  Record<string, readonly { readonly files: readonly string[]; readonly names: readonly string[] }[]>
> = {
  'linux-x64': [
    { files: ['/proc/driver/nvidia/version'], names: ['linux-x64-cuda', 'linux-x64-cuda-ext'] },
    {
      files: ['/usr/lib/x86_64-linux-gnu/libvulkan.so.1', '/usr/lib64/libvulkan.so.1', '/usr/lib/libvulkan.so.1'],
      names: ['linux-x64-vulkan'],
    },
  ],
  'win32-x64': [
    { files: ['C:\\Windows\\System32\\nvcuda.dll'], names: ['win-x64-cuda', 'win-x64-cuda-ext'] },
    { files: ['C:\\Windows\\System32\\vulkan-1.dll'], names: ['win-x64-vulkan'] },
  ],
}

/**
 * The packages with llama.cpp that a machine can use: 30 MB for a processor, with all there are for cards 725 MB. Of a
 * card's the first that fits is taken; none where nothing runs on the machine.
 */
export function binariesFor({ platform, arch, hasFile }: Machine): string[] {
  const machine = `${platform}-${arch}`
  const name = ofProcessor[machine]
  // They are made for glibc.
  if (!name || hasFile('/etc/alpine-release')) return []
  // A card that only shows the screen has the library as well, and no device to reckon with.
  const hasCard = platform !== 'linux' || hasFile('/dev/dri/renderD128') || hasFile('/dev/nvidia0')
  const card = hasCard ? ofCards[machine]?.find(({ files }) => files.some(hasFile)) : undefined
  return [name, ...(card?.names ?? [])]
}
