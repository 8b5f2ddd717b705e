import { expect, test } from 'vitest'
import { newSecret, signatureHeaders } from './sign-delivery'

// The example of the specification (standard-webhooks/standard-webhooks, "Signature scheme").
test('a delivery is signed as the published example', () => {
  const body = '{"test": 2432232314}'
  const at = new Date(1614265330 * 1000)
  const headers = signatureHeaders('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', {
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body },
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('secrets are as long as they are to be, and none is like another', () => {
  const secrets = [newSecret(), newSecret()]
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(secrets[0]).not.toBe(secrets[1])
})
