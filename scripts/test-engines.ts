import { endWith, runEngines } from './count-tests.ts'

endWith([await runEngines()])
