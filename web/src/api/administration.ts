import { Backup, Backups, type CheckName, CheckResults, Installation, Usages } from '@roux/contract/administration'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { request } from './request.ts'

const installationKey = ['installation'] as const
const usageKey = ['usage'] as const
const backupsKey = ['backups'] as const

/** Which provider, mail transport and database the server uses: it has to restart to use others. */
export function useInstallation() {
  return useQuery({
    queryKey: installationKey,
    queryFn: async ({ signal }) => Installation.parse(await request('readInstallation', { signal })),
    meta: { what: 'the state' },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Tests one part of the server; what came of it is a result, also where it is bad. */
export function useRunCheck() {
  return useMutation({
    mutationFn: async (name: CheckName) => {
      const [result] = CheckResults.parse(await request('runChecks', { query: { name } }))
      if (!result) throw new Error('The answer holds no result')
      return result
    },
  })
}

/** What the writing of recipes took in the last days, newest day first. */
export function useUsage() {
  return useQuery({
    queryKey: usageKey,
    queryFn: async ({ signal }) => Usages.parse(await request('readUsage', { signal })).data,
    meta: { what: 'usage' },
  })
}

/** The back-ups of SQLite. */
export function useBackups(isWanted: boolean) {
  return useQuery({
    queryKey: backupsKey,
    queryFn: async ({ signal }) => Backups.parse(await request('listBackups', { signal })),
    meta: { what: 'back-ups' },
    enabled: isWanted,
  })
}

export function useMakeBackup() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => Backup.parse(await request('makeBackup')),
    onSettled: () => void client.invalidateQueries({ queryKey: backupsKey }),
  })
}
