import { createServer } from 'node:http'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import pg from 'pg'
import { hashSecret } from '../server/src/security/secrets.ts'

// The least that could answer: the same statements, prepared once, and the same body, known beforehand.

const sessionSql = `select users.id, users.email, users.full_name, users.is_active, users.is_superuser,
  users.email_verified, users.created_at, sessions.id as session_id
  from sessions inner join users on users.id = sessions.user_id where token_hash = $1 and expires_at > $2`
const recipeSql = `select recipes.*, users.email, users.full_name
  from recipes inner join users on users.id = recipes.user_id
  where recipes.deleted_at is null and recipes.id = $1 and recipes.user_id = $2`
const keysSql = `select id, updated_at, deleted_at, text_bytes, version_bytes from recipes
  where user_id = $1 and deleted_at is null order by updated_at desc, id desc limit 100 offset 0`
const countSql = 'select count(*) as count from recipes where user_id = $1 and deleted_at is null'
const summariesSql = (isAmong: string) => `select recipes.id, title, description, preparation_time, cook_time, serves,
  language, is_favorite, tags, diet, recipes.created_at, updated_at, deleted_at, user_id, email, full_name
  from recipes inner join users on users.id = recipes.user_id where recipes.id ${isAmong}`

interface Bare {
  ask(sql: string, values: readonly SQLInputValue[]): Promise<readonly unknown[]>
  summaries(ids: readonly string[]): Promise<readonly unknown[]>
}

function bareSqlite(file: string): Bare {
  const database = new DatabaseSync(file)
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  const ask = (sql: string, values: readonly SQLInputValue[]) => {
    const statement = prepared.get(sql) ?? database.prepare(sql.replaceAll('$', '?'))
    prepared.set(sql, statement)
    return Promise.resolve(statement.all(...values))
  }
  const summaries = summariesSql('in (select value from json_each($1))')
  return { ask, summaries: (ids) => ask(summaries, [JSON.stringify(ids)]) }
}

function barePostgres(url: string): Bare {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const ask = async (text: string, values: readonly unknown[]) =>
    (await pool.query({ name: text.slice(0, 60), text, values: [...values] })).rows
  const summaries = summariesSql('= any($1)')
  return { ask, summaries: (ids) => ask(summaries, [ids]) }
}

const [, , where = '', body = ''] = process.argv
const { ask, summaries } = /^postgres/.test(where) ? barePostgres(where) : bareSqlite(where)

function read(row: unknown, name: string): string {
  return typeof row === 'object' && row !== null ? String(Reflect.get(row, name)) : ''
}

async function answers(url: string, token: string): Promise<boolean> {
  const [caller] = await ask(sessionSql, [hashSecret(token), new Date().toISOString()])
  if (!caller) return false
  const id = read(caller, 'id')
  const recipe = /\/([\w-]{36})$/.exec(url)?.[1]
  if (recipe) return (await ask(recipeSql, [recipe, id])).length > 0
  const [keys] = await Promise.all([ask(keysSql, [id]), ask(countSql, [id])])
  return (await summaries(keys.map((key) => read(key, 'id')))).length > 0
}

const server = createServer(async ({ url = '', headers }, response) => {
  const isThere = await answers(url, headers.authorization?.slice('Bearer '.length) ?? '')
  response.writeHead(isThere ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})
