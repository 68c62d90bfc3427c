import { providerNames } from '../src/provider-settings.ts'

/** Those that are called at an address. */
export const calledProviders = providerNames.filter((name) => name !== 'local')
