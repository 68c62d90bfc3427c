import { writeFileSync } from 'node:fs'
import { cpus, release } from 'node:os'
import { measureChecking } from './checking.ts'
import { measureComposing } from './composing.ts'
import { measureEqualTime } from './equal-time.ts'
import { measureExporting } from './exporting.ts'
import { measureFinding } from './finding.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureGrowth } from './growth.ts'
import { measureMoving } from './moving.ts'
import { measureOwnModel } from './own-model.ts'
import { measureReads } from './reads.ts'
import { measureListing } from './recipe-list.ts'
import type { Row } from './row.ts'
import { measureServing } from './serving.ts'
import { measureSidebar } from './sidebar.ts'
import { measureStart } from './start.ts'
import { measureStreams } from './streams.ts'
import { measureWeight } from './weight.ts'

// Figures of one machine, to compare before and after a change; they are never part of the tests.
const rows: Row[] = [
  ...measureWeight(),
  ...(await measureFirstVisit()),
  ...measureComposing(),
  ...measureChecking(),
  ...(await measureStart()),
  ...(await measureServing()),
  ...(await measureListing()),
  ...(await measureExporting()),
  ...(await measureFinding()),
  ...(await measureReads()),
  ...(await measureGrowth()),
  ...(await measureSidebar()),
  ...(await measureStreams()),
  ...(await measureOwnModel()),
  ...(await measureEqualTime()),
  ...(await measureMoving()),
]
const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, Linux ${release()}`
const table = rows.map(([what, figure]) => `| ${what} | ${figure} |`).join('\n')
const report = `# Measured\n\n\`npm run bench\` writes this page. ${machine}.\n\n| what | figure |\n| --- | --- |\n${table}\n`
writeFileSync(new URL('results.md', import.meta.url), report)
console.log(report)
