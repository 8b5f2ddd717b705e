import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { ConfigurationError } from './configuration'
import { startProblem } from './start-problem'

test('a port that is taken is named, with a way out', async () => {
  const first = createServer()
  const port = await new Promise<number>((resolve) =>
    first.listen(0, '127.0.0.1', () => resolve((first.address() as { port: number }).port)),
  )
  const error = await new Promise((resolve) =>
    createServer().once('error', resolve).listen(port, '127.0.0.1'),
  )
  first.close()
  expect(startProblem(error)).toBe(
    `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  )
})

test('a database that does not answer is named with its reason', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
    code: 'ECONNREFUSED',
  })
  expect(startProblem(new Error('Failed query: begin', { cause: refused }))).toMatch(
    /^The database cannot be used: connect ECONNREFUSED 127\.0\.0\.1:5432\. .*DATABASE_URL/,
  )
})

test('what our own code says is said as it is; what only a programmer can mend is not', () => {
  expect(startProblem(new ConfigurationError('PORT is wrong'))).toBe('PORT is wrong')
  expect(startProblem(new Error('The data folder x is in use'))).toBe('The data folder x is in use')
  expect(startProblem(new TypeError('x is not a function'))).toBeNull()
})
