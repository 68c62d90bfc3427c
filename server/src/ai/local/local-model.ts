import { join } from 'node:path'
import type { LanguageModel } from 'ai'
import type { LocalSettings, ProviderSettings } from '../../provider-settings.ts'
import { createModelProcess, type ProcessOptions } from './create-model-process.ts'
import { draftGrammar } from './draft-grammar.ts'
import { installEngine } from './install-engine.ts'
import type { Asked } from './model-messages.ts'

/** As the AI SDK calls models. */
type SdkModel = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>
type CallOptions = Parameters<SdkModel['doStream']>[0]
