import { attacks } from './attacks.ts'

// A process of its own, which `run.ts` starts with little right to the processor.
const [name = '', url = '', seconds] = process.argv.slice(2)
const answers = await attacks[name]?.run(url, AbortSignal.timeout(Number(seconds) * 1000))
console.log(JSON.stringify(answers))
