import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARCHIVE_FORMAT, MAX_LINE_BYTES } from './archive-format'
import { openBagSource } from './bag-source'
import { openBagTarget } from './bag-target'
import { BagWriter } from './bag-writer'
import { checkBag } from './check-bag'
import { jsonLines } from './read-lines'

const FACTS = {
  ...{ format: ARCHIVE_FORMAT, scope: { of: 'network' }, history: false },
  ...{ defaultLocation: 1, lines: { faq: 2 }, originals: 0 },
}
const LINES = '{"id":1,"key":"a","question":"પ્રશ્ન?"}\n{"id":2,"key":"b"}\n'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-bags-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(
  name: string,
  lines: string | Iterable<Buffer> = LINES,
  facts: object = FACTS,
) {
  const path = join(folder, name)
  const bag = new BagWriter(await openBagTarget(path))
  await bag.add('data/faq.jsonl', typeof lines === 'string' ? [Buffer.from(lines)] : lines)
  await bag.finish(facts)
  return path
}

async function check(path: string) {
  const bag = await openBagSource(path)
  try {
    return await checkBag(bag)
  } finally {
    bag.close()
  }
}

async function linesOf(path: string) {
  const bag = await openBagSource(path)
  const found: unknown[] = []
  try {
    for await (const { json } of jsonLines(bag, 'data/faq.jsonl')) found.push(json)
  } finally {
    bag.close()
  }
  return found
}

/** Replaces bytes of a file by as many others. */
async function patch(path: string, from: string, to: string): Promise<void> {
  const bytes = await readFile(path)
  const patched = Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
  expect(patched.equals(bytes)).toBe(false)
  await writeFile(path, patched)
}

test.each(['whole', 'whole.zip'])('%s says what it is, and its lines come back', async (name) => {
  const path = await write(name)
  expect(await check(path)).toMatchObject(FACTS)
  expect(await linesOf(path)).toEqual([
    { id: 1, key: 'a', question: 'પ્રશ્ન?' },
    { id: 2, key: 'b' },
  ])
})

test('a folder is a bag that other tools can check: hashes, names, version and size', async () => {
  const path = await write('bag')
  const read = (name: string) => readFile(join(path, name), 'utf8')
  expect(await read('bagit.txt')).toBe('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n')
  expect(await read('bag-info.txt')).toContain(`Payload-Oxum: ${Buffer.byteLength(LINES)}.1\n`)
  expect(await read('manifest-sha256.txt')).toMatch(/^[0-9a-f]{64} {2}data\/faq\.jsonl\n$/)
  expect((await read('tagmanifest-sha256.txt')).split('\n')).toHaveLength(5)
})

test('nothing that is there is overwritten', async () => {
  const path = await write('there')
  await expect(openBagTarget(path)).rejects.toThrow('is not empty. Name a new one.')
  await writeFile(join(folder, 'file.zip'), '')
  await expect(openBagTarget(join(folder, 'file.zip'))).rejects.toThrow('already exists')
})

test('one that failed half way leaves nothing under its name', async () => {
  const path = join(folder, 'failed.zip')
  const bag = new BagWriter(await openBagTarget(path))
  const failing = (async function* lines() {
    yield Buffer.from('{}\n')
    throw new Error('the database is away')
  })()
  await expect(bag.add('data/faq.jsonl', failing)).rejects.toThrow('the database is away')
  await bag.abort()
  await expect(openBagSource(path)).rejects.toThrow('There is no archive')
})

test('a flipped byte of a folder is found, with the name of the file', async () => {
  const path = await write('flipped')
  await patch(join(path, 'data/faq.jsonl'), '"b"', '"c"')
  await expect(check(path)).rejects.toThrow('data/faq.jsonl has changed since it was written')
})

test('a flipped byte of a zip, wherever it is, is found, or makes no difference to what is read', async () => {
  const path = await write('zip-flipped.zip')
  const bytes = await readFile(path)
  let found = 0
  for (let at = 0; at < bytes.length; at += 5) {
    const flipped = Buffer.from(bytes)
    flipped.writeUInt8(flipped.readUInt8(at) ^ 0x20, at)
    await writeFile(path, flipped)
    const refused = await check(path).then(
      () => null,
      (error: unknown) => error,
    )
    if (refused) found += 1
    else expect(await linesOf(path)).toHaveLength(2)
  }
  expect(found).toBeGreaterThan(bytes.length / 20)
})

test.each([
  ['an original that is missing', 'data/faq.jsonl', null, 'data/faq.jsonl is missing'],
  ['a file more', 'data/event.jsonl', '{}\n', 'data/event.jsonl is in no manifest'],
  ['a file that no archive has', 'data/run.sh', '', '“data/run.sh”, which no archive has'],
  ['no manifest', 'manifest-sha256.txt', null, 'has no manifest-sha256.txt'],
  ['a manifest that is none', 'manifest-sha256.txt', 'x\n', 'line 1, is not a hash and a name'],
  ['no toran.json', 'toran.json', null, 'has no toran.json'],
  ['a toran.json that is none', 'toran.json', '{', 'can’t be read'],
])('%s is refused', async (what, file, content, message) => {
  const path = await write(what.replaceAll(' ', '-'))
  if (content === null) await rm(join(path, file))
  else await writeFile(join(path, file), content)
  await expect(check(path)).rejects.toThrow(message)
})

test('a format of the future is refused with both formats, whatever else it says', async () => {
  const path = await write('future', LINES, { ...FACTS, format: 2, news: true })
  await expect(check(path)).rejects.toThrow('has format 2, and this release reads format 1')
})

test('a name that leads out of the archive is refused before anything is read', async () => {
  const path = await write('traversal.zip')
  await patch(path, 'data/faq.jsonl', '../../faq.json')
  await expect(check(path)).rejects.toThrow(/can’t be read as a zip|which no archive has/)
})

test('a link in a folder is refused', async () => {
  const path = await write('linked')
  await mkdir(join(path, 'data/media'))
  await symlink('/etc/passwd', join(path, `data/media/${'a'.repeat(64)}.webp`))
  await expect(check(path)).rejects.toThrow('which no archive has')
})

test('a zip that would fill the disk is refused by its list of files', async () => {
  const zeros = Buffer.alloc(1024 * 1024, 0x20)
  const path = await write(
    'bomb.zip',
    Array.from({ length: 100 }, () => zeros),
  )
  await expect(check(path)).rejects.toThrow('was made to fill the disk')
})

test('a line over the maximum is refused while it is read', async () => {
  const part = Buffer.alloc(1024 * 1024, 0x61)
  const path = await write(
    'long-line',
    Array.from({ length: MAX_LINE_BYTES / part.length + 1 }, () => part),
  )
  await expect(linesOf(path)).rejects.toThrow('has a line of more than')
})

test.each([
  ['no JSON', 'x\n', 'data/faq.jsonl, line 1 is not JSON'],
  ['a list', '{}\n[]\n', 'data/faq.jsonl, line 2 is not a JSON object'],
])('a line with %s is refused with its number', async (what, lines, message) => {
  await expect(linesOf(await write(what.replaceAll(' ', '-'), lines))).rejects.toThrow(message)
})

test('what is no zip is refused, and what is not there', async () => {
  await writeFile(join(folder, 'text.zip'), 'not a zip at all, though it is long enough to be one')
  await expect(openBagSource(join(folder, 'text.zip'))).rejects.toThrow('can’t be read as a zip')
  await expect(openBagSource(join(folder, 'nowhere'))).rejects.toThrow('There is no archive')
})
