import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './config.ts'
import { chooseLocalModel } from './local-settings.ts'

test('a machine gets the model that it has memory for', () => {
  expect(chooseLocalModel(16e9).model).toContain('Qwen3-4B')
  expect(chooseLocalModel(8 * 2 ** 30).model).toContain('Qwen3-4B')
  expect(chooseLocalModel(4e9).model).toContain('1.5B')
})

test('one core is left to the server, and no setting of ours goes to what is started', () => {
  const { writer } = readSettings({
    AI_PROVIDER: 'local',
    AI_API_KEY: 'hf_k',
    DATABASE_URL: 'postgres://u:p@h/d',
    PATH: '/bin',
  })
  expect(writer).toMatchObject({
    provider: 'local',
    model: chooseLocalModel().model,
    baseUrl: 'https://huggingface.co',
    local: { threads: Math.max(1, availableParallelism() - 1), environment: { PATH: '/bin' } },
  })
  expect(Object.keys(writer === 'kitchen' ? {} : (writer.local?.environment ?? {}))).toEqual(['PATH'])
})

test('a name of a model that says nothing is refused at the start', () => {
  for (const model of ['hf:qwen', 'hf:qwen/small', 'hf:../x:y z']) {
    expect(() => readSettings({ AI_PROVIDER: 'local', AI_MODEL: model })).toThrow(SettingsError)
  }
  expect(() => readSettings({ AI_PROVIDER: 'local', AI_MODEL: './models/mine.gguf' })).not.toThrow()
})
