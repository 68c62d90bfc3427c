import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'

const module = new URL('log-stream.ts', import.meta.url).href

/** A process that logs as soon as its input ends, and ends with that. */
function run(stdout: 'pipe' | number, lines = 1) {
  const program = `
    const { exitWithLog, logStream } = await import(${JSON.stringify(module)})
    process.stdin.on('end', () => {
      for (let i = 0; i < ${lines}; i += 1) logStream.write('line ' + i + '\\n')
      void exitWithLog(3)
    }).resume()
    process.stderr.write('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', stdout, 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('the last line is written before the process ends', async () => {
  const child = run('pipe')
  let output = ''
  child.stdout?.on('data', (text: Buffer) => (output += text.toString()))
  child.stdin?.end()
  expect(await once(child, 'close')).toEqual([3, null])
  expect(output).toBe('line 0\n')
})

test('where nobody reads the log any more, the process ends all the same', async () => {
  const child = run('pipe')
  await once(child.stderr ?? child, 'data')
  child.stdout?.destroy()
  child.stdin?.end()
  expect(await once(child, 'exit')).toEqual([3, null])
})

test.runIf(process.platform === 'linux')(
  'where the disk of the log is full, the process ends all the same',
  async () => {
    const full = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(full))
    const child = run(full)
    child.stdin?.end()
    expect(await once(child, 'exit')).toEqual([3, null])
  },
)

test('where the reader of the log stands still, the process is ended all the same', async () => {
  // More than a pipe holds.
  const child = run('pipe', 60_000)
  child.stdin?.end()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
