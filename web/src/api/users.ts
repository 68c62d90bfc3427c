import { fieldsOf } from '@roux/contract/fields-of'
import type { NewUser, UserChange } from '@roux/contract/user'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Account, readAccount } from './account.ts'
import { type PageOf, readPageOf } from './page-of.ts'
import { request } from './request.ts'

/** Somebody's account, as a superuser sees it. */
export interface User extends Account {
  isActive: boolean
  /** ISO 8601; undefined where the server does not say. */
  createdAt: string | undefined
}

/** Accounts on one page. */
export const usersPerPage = 20

const usersKey = ['users'] as const

/** What was there stays until the next page or the next search has come. */
export function useUsers(search: string, page: number) {
  return useQuery({
    queryKey: [...usersKey, search, page],
    queryFn: async ({ signal }): Promise<PageOf<User>> => {
      const query = { q: search, skip: page * usersPerPage, limit: usersPerPage }
      return readPage(await request('listUsers', { query, signal }))
    },
    meta: { what: 'accounts' },
    placeholderData: keepPreviousData,
  })
}

export function useCreateUser() {
  return useChange(async (user: NewUser) => readUser(await request('createUser', { body: user })))
}

interface Update {
  id: string
  change: UserChange
}

export function useUpdateUser() {
  return useChange(async ({ id, change }: Update) =>
    readUser(await request('updateUser', { params: { user_id: id }, body: change })),
  )
}

export function useDeleteUser() {
  return useChange(async (id: string) => void (await request('deleteUser', { params: { user_id: id } })))
}

/** A call after which the lists are read again, also where it failed: then they may be what was wrong. */
function useChange<Given, Answer>(mutationFn: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => void client.invalidateQueries({ queryKey: usersKey }) })
}

function readPage(value: unknown): PageOf<User> {
  if (!Array.isArray(fieldsOf(value).data)) throw new Error('The answer is no list of accounts')
  return readPageOf(value, readUser)
}

function readUser(value: unknown): User {
  const account = readAccount(value)
  const { is_active, created_at } = fieldsOf(value)
  const isTime = typeof created_at === 'string' && !Number.isNaN(Date.parse(created_at))
  return { ...account, isActive: is_active !== false, createdAt: isTime ? created_at : undefined }
}
