import type { CallName } from '@roux/contract/calls'
import { createFairQueue, type Waiter } from '../fair-queue.ts'
import { yieldToEventLoop } from '../yield-to-event-loop.ts'

/**
 * What a call costs, and so the line it waits in. What is hashed, written by a provider, exported or fetched waits in lines of
 * its own, deeper down: a call does more than that, and only that is what costs.
 */
type Cost = 'read' | 'write' | 'hash' | 'generate' | 'export' | 'bring in'

const costs: Readonly<Record<CallName, Cost>> = {
  logIn: 'hash',
  testToken: 'read',
  logOut: 'write',
  recoverPassword: 'write',
  readRecoveryMail: 'read',
  resetPassword: 'hash',
  signUp: 'hash',
  readMe: 'read',
  updateMe: 'write',
  updateMyPassword: 'hash',
  readPreferences: 'read',
  readSpace: 'read',
  listTags: 'read',
  updatePreferences: 'write',
  exportMe: 'export',
  deleteMe: 'write',
  listUsers: 'read',
  createUser: 'hash',
  readUser: 'read',
  updateUser: 'hash',
  deleteUser: 'write',
  listRecipes: 'read',
  createRecipe: 'write',
  readRecipe: 'read',
  updateRecipe: 'write',
  deleteRecipe: 'write',
  restoreRecipe: 'write',
  clearDeletedRecipe: 'write',
  listRecipeVersions: 'read',
  readRecipeNutrition: 'read',
  readInstead: 'read',
  restoreRecipeVersion: 'write',
  changeRecipes: 'write',
  bringIn: 'bring in',
  exportRecipes: 'write',
  takeExport: 'export',
  about: 'read',
  shareRecipe: 'write',
  readShare: 'read',
  revokeShare: 'write',
  listLinks: 'read',
  readShared: 'read',
  generateRecipe: 'generate',
  generatePublicRecipe: 'generate',
  improveRecipe: 'generate',
  askRecipe: 'generate',
  readInstallation: 'read',
  runChecks: 'write',
  readUsage: 'read',
  listSpace: 'read',
  listBackups: 'read',
  makeBackup: 'write',
}

/** Many at once, since some wait for a thread; few of one caller, since all the others wait for those. */
const limits = {
  read: { atOnce: 64, atOncePerCaller: 4, longest: 1000 },
  write: { atOnce: 64, atOncePerCaller: 2, longest: 500 },
}

/** Does what a call asks for when its turn has come. @throws OverloadedError */
export type InLine = <Result>(name: CallName, waiter: Waiter, work: () => Promise<Result>) => Promise<Result>

/** The lines of reads and of writes. Each call begins in a turn of the event loop of its own, however many come at once. */
export function createLines(): InLine {
  const lines = { read: createFairQueue(limits.read), write: createFairQueue(limits.write) }
  return (name, waiter, work) => {
    const cost = costs[name]
    const begin = async () => {
      await yieldToEventLoop()
      return work()
    }
    return cost === 'read' || cost === 'write' ? lines[cost].run(waiter, begin) : begin()
  }
}
