import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { tasks as ofRoux } from '../src/threads/tasks.ts'

/** For tests: the tasks of Roux in a thread that tells how full its memory is. */
export const tasks = {
  ...ofRoux,
  /** Of the memory it may have, what is in use and no garbage: from 0 to 1. */
  heapShare: () => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    const { used_heap_size, heap_size_limit } = getHeapStatistics()
    return used_heap_size / heap_size_limit
  },
}
