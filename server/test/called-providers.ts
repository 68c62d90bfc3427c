import { providerNames } from '../src/provider-settings.ts'

/** Those that are called at an address, and whose ways of speaking the fake provider knows. */
export const calledProviders = providerNames.filter((name) => name !== 'local' && name !== 'ollama')
