import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { Pool } from 'pg'
import { hashSecret } from '../server/src/security/secrets.ts'

// The least that could answer: the same two statements, prepared once, and the same body, known beforehand.

const sessionSql = `select users.id, users.email, users.full_name, users.is_active, users.is_superuser,
  users.email_verified, users.created_at, sessions.id as session_id
  from sessions inner join users on users.id = sessions.user_id where token_hash = $1 and expires_at > $2`
const recipeSql = `select recipes.*, users.email, users.full_name
  from recipes inner join users on users.id = recipes.user_id
  where recipes.deleted_at is null and recipes.id = $1 and recipes.user_id = $2`

type Ask = (sql: string, ...values: readonly string[]) => Promise<Readonly<Record<string, unknown>> | undefined>

const [, , source = '', body = ''] = process.argv
const ask = source.startsWith('postgres') ? askPostgres(source) : askSqlite(source)

const server = createServer(async (request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const caller = await ask(sessionSql, hashSecret(token), new Date().toISOString())
  const id = request.url?.split('/').at(-1) ?? ''
  const recipe = caller && (await ask(recipeSql, id, String(caller.id)))
  response.writeHead(recipe ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})

function askSqlite(file: string): Ask {
  const database = new DatabaseSync(file)
  const statements = new Map(
    [sessionSql, recipeSql].map((sql) => [sql, database.prepare(sql.replaceAll(/\$\d/g, '?'))]),
  )
  return async (sql, ...values) => statements.get(sql)?.get(...values)
}

function askPostgres(url: string): Ask {
  const pool = new Pool({ connectionString: url })
  return async (sql, ...values) => {
    const { rows } = await pool.query({ name: sql.slice(0, 40), text: sql, values: [...values] })
    return rows[0]
  }
}
