import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/** For tests: a device that makes passkeys and signs with them, as WebAuthn writes it. */
export interface SoftPasskey {
  /** The browser's answer to the options for a new passkey. */
  register(options: { readonly challenge: string }): object
  /** The browser's answer to the options for signing in; `changes` are those of an attacker. */
  sign(options: { readonly challenge: string }, changes?: Partial<Signing>): object
}

interface Signing {
  readonly origin: string
  /** True when its owner was verified, by a finger or a PIN. */
  readonly isVerified: boolean
  readonly count: number
}

export function createSoftPasskey({ origin, id }: { origin: string; id: string }): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const named = {
    ...{ id: credentialId.toString('base64url'), rawId: credentialId.toString('base64url') },
    type: 'public-key',
  }
  let count = 0
  return {
    register({ challenge }) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const made = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(x, y)])
      const authData = Buffer.concat([head(id, HAS_CREDENTIAL | VERIFIED | PRESENT, 0), made])
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), Buffer.from([0x58, authData.length]), authData],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin),
          attestationObject: attestation.toString('base64url'),
        },
      }
    },
    sign({ challenge }, changes = {}) {
      count += 1
      const signing = { origin, isVerified: true, count, ...changes }
      const client = clientData('webauthn.get', challenge, signing.origin)
      const flags = PRESENT | (signing.isVerified ? VERIFIED : 0)
      const authData = head(id, flags, signing.count)
      const hashed = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, hashed]))
        .sign(privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client,
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

const PRESENT = 1
const VERIFIED = 4
const HAS_CREDENTIAL = 64

function head(id: string, flags: number, count: number): Buffer {
  const tail = Buffer.alloc(5)
  tail.writeUInt8(flags)
  tail.writeUInt32BE(count, 1)
  return Buffer.concat([createHash('sha256').update(id).digest(), tail])
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
}

/** A short text in CBOR. */
function text(words: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])
}

/** A public key of P-256 in CBOR: `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`. */
function coseKey(x: string, y: string): Buffer {
  const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'))
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
    left ?? Buffer.alloc(32),
    Buffer.from([0x22, 0x58, 32]),
    right ?? Buffer.alloc(32),
  ])
}
