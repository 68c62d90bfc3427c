import { startFakeProvider } from '../../server/test/fake-provider.ts'

// A provider in a process of its own: in that of the cook, what it writes without end would be felt as Roux's.
console.log((await startFakeProvider()).url)
