import { expect, test } from 'vitest'
import { localiseResponse } from './localised-response'

const CONFLICT = {
  message: 'As another version of the server says it',
  extensions: { code: 'CONFLICT', reason: 'newerVersion', values: { version: 5, expected: 4 } },
}

test('an error is said by its code, with its values, and keeps everything else', async () => {
  const answer = await localiseResponse(answering({ data: null, errors: [CONFLICT] }))
  expect(await answer.json()).toEqual({
    data: null,
    errors: [
      {
        ...CONFLICT,
        message: 'Someone saved a newer version (5; yours is 4). Your changes weren’t saved.',
      },
    ],
  })
})

test('a field says the same as the error of its value', async () => {
  const english = 'As another version of the server says it'
  const issue = { block: '', field: 'note', rule: 'required', message: english }
  const other = { ...issue, field: 'title', message: 'Another problem' }
  const error = {
    message: english,
    extensions: { reason: 'writeNote', values: {}, issues: [issue, other] },
  }
  const { errors } = await (await localiseResponse(answering({ errors: [error] }))).json()
  const message = 'Write a note about what’s missing.'
  expect(errors).toMatchObject([{ message, extensions: { issues: [{ message }, other] } }])
})

test('a record is called as its kind is called here', async () => {
  const error = {
    message: 'This event is in the trash.',
    extensions: { reason: 'restoreToSubmit', values: { kind: 'newsArticle' } },
  }
  const { errors } = await (await localiseResponse(answering({ errors: [error] }))).json()
  expect(errors[0].message).toBe('Restore this before you submit it.')
})

test('an error whose code is unknown here, or that has none, stays as the server says it', async () => {
  const unknown = { message: 'New', extensions: { reason: 'ofTomorrow', values: {} } }
  const without = { message: 'Pass the id.', extensions: { code: 'BAD_USER_INPUT' } }
  const answer = await localiseResponse(answering({ errors: [unknown, without] }))
  expect(await answer.json()).toEqual({ errors: [unknown, without] })
})

test('the status and the headers of an answer stay', async () => {
  const answer = await localiseResponse(answering({ errors: [CONFLICT] }, 409))
  expect(answer.status).toBe(409)
  expect(answer.headers.get('content-type')).toBe('application/json')
})

test('what is no answer of the server passes as it is', async () => {
  const answer = await localiseResponse(new Response('<p>"reason": a proxy</p>', { status: 502 }))
  expect(await answer.text()).toBe('<p>"reason": a proxy</p>')
})

function answering(body: unknown, status = 200): Response {
  const headers = { 'content-type': 'application/json' }
  return new Response(JSON.stringify(body), { status, headers })
}
