import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { hashSecret } from '../server/src/security/secrets.ts'

// The least that could answer: the same two statements, prepared once, and the same body, known beforehand.

const sessionSql = `select users.id, users.email, users.full_name, users.is_active, users.is_superuser,
  users.email_verified, users.created_at, sessions.id as session_id
  from sessions inner join users on users.id = sessions.user_id where token_hash = ? and expires_at > ?`
const recipeSql = `select recipes.*, users.email, users.full_name
  from recipes inner join users on users.id = recipes.user_id
  where recipes.deleted_at is null and recipes.id = ? and recipes.user_id = ?`

const [, , file = '', body = ''] = process.argv
const database = new DatabaseSync(file)
const sessions = database.prepare(sessionSql)
const recipes = database.prepare(recipeSql)

const server = createServer((request, response) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const caller = sessions.get(hashSecret(token), new Date().toISOString())
  const id = request.url?.split('/').at(-1) ?? ''
  const recipe = caller && recipes.get(id, String(caller.id))
  response.writeHead(recipe ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' }).end(body)
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})
