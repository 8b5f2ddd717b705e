import { expect, test, vi } from 'vitest'
import {
  type PictureUpload,
  type SendingProgress,
  type StoredFile,
  TryLater,
  UploadExpired,
} from '../library/pictures'
import { createUploadQueue, type UploadItem } from './upload-queue'

test('forty files go up four at a time, and are stored in their order, whichever arrives first', async () => {
  const world = uploadWorld()
  world.add(40)
  expect(world.onTheirWay()).toBe(4)
  // The last of those on their way arrives first.
  while (world.sent.length > 0) {
    world.sent.pop()?.arrive()
    await settle()
    expect(world.onTheirWay()).toBeLessThanOrEqual(4)
  }
  expect(world.stored).toEqual(names(40))
  expect(world.handedOn).toEqual([names(40)])
})

test('of two hundred files no more than sixteen are on the server and not stored, and all end in their order', async () => {
  const world = uploadWorld()
  world.add(200)
  // The first is slow: all that may be begun behind it arrives before.
  const [slow] = world.sent.splice(0, 1)
  while (world.sent.length > 0) {
    world.sent.shift()?.arrive()
    await settle()
  }
  const arrived = () => world.states().filter((state) => state === 'arrived').length
  expect([arrived(), world.onTheirWay(), world.stored.length]).toEqual([15, 1, 0])
  slow?.arrive()
  await settle()
  while (world.sent.length > 0) {
    world.sent.shift()?.arrive()
    await settle()
    expect(world.onTheirWay()).toBeLessThanOrEqual(4)
  }
  expect(world.stored).toEqual(names(200))
  expect(world.handedOn).toEqual([names(200)])
})

test('a file whose line is cut says so, goes on, and keeps its place', async () => {
  const world = uploadWorld()
  world.add(3)
  const [first, second, third] = world.sent.splice(0)
  first?.told.progress(0.4)
  first?.told.cut(true)
  second?.arrive()
  third?.arrive()
  await settle()
  expect(world.states()).toEqual(['cut', 'arrived', 'arrived'])
  expect(world.stored).toEqual([])
  first?.told.cut(false)
  first?.arrive()
  await settle()
  expect(world.stored).toEqual(names(3))
})

test('one that is refused says why and holds nothing up; trying again sends it alone', async () => {
  const world = uploadWorld()
  world.add(3)
  const [first, second, third] = world.sent.splice(0)
  second?.refuse('This file is damaged.')
  first?.arrive()
  third?.arrive()
  await settle()
  expect(world.items()[1]).toMatchObject({ state: 'refused', message: 'This file is damaged.' })
  expect(world.handedOn).toEqual([['1.jpg', '3.jpg']])
  world.queue.retry()
  expect(world.sent.map(({ sending }) => sending.file.name)).toEqual(['2.jpg'])
  world.sent.pop()?.arrive()
  await settle()
  expect(world.handedOn).toEqual([['1.jpg', '3.jpg'], ['2.jpg']])
})

test.each([
  ['empty.jpg', 0, 'image/jpeg', 'The file is empty'],
  ['huge.jpg', 26_000_000, 'image/jpeg', 'The file is 26.0 MB. The limit is 20 MB'],
  ['drawing.svg', 100, 'image/svg+xml', 'SVG drawings can contain scripts'],
])('%s is refused before anything of it is sent', (name, size, type, words) => {
  const world = uploadWorld()
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  world.queue.add([{ file, key: name, locationId: 10 }])
  expect(world.items()[0]?.message).toContain(words)
  world.queue.retry()
  expect(world.sent).toEqual([])
})

test('a full server is asked again, with the same key; what it has lost is sent again', async () => {
  const world = uploadWorld()
  world.failures.push(new TryLater('Many pictures'), new UploadExpired('Gone'))
  world.add(1)
  world.sent.pop()?.arrive()
  // Once more, as the server has lost it.
  await vi.waitFor(() => expect(world.sent).toHaveLength(1), 10_000)
  expect(world.states()).toEqual(['sending'])
  world.sent.pop()?.arrive()
  await vi.waitFor(() => expect(world.stored).toEqual(['1.jpg']), 10_000)
  expect(new Set(world.keys).size).toBe(1)
})

test('a file that is taken away stops, and the others go on', async () => {
  const world = uploadWorld()
  world.add(2)
  const [first, second] = world.sent.splice(0)
  world.queue.remove('key 1')
  expect(first?.told.signal.aborted).toBe(true)
  second?.arrive()
  await settle()
  expect(world.handedOn).toEqual([['2.jpg']])
})

test('a file that the library has waits for an answer, and holds nothing up', async () => {
  const world = uploadWorld()
  world.library.add('1.jpg').add('3.jpg')
  world.add(3)
  for (const file of world.sent.splice(0)) file.arrive()
  await settle()
  expect(world.states()).toEqual(['known', 'stored', 'known'])
  expect(world.handedOn).toEqual([['2.jpg']])
  world.queue.takeKnown('key 1')
  expect(world.handedOn).toEqual([['2.jpg'], ['Darshan']])
  world.queue.storeAnyway('key 3')
  await settle()
  expect(world.handedOn).toEqual([['2.jpg'], ['Darshan'], ['3.jpg']])
  expect(world.stored).toEqual(['2.jpg', '3.jpg'])
})

test('files that the library has are all used, or all stored once more, by one press', async () => {
  const world = uploadWorld()
  for (const name of names(3)) world.library.add(name)
  world.add(3)
  for (const file of world.sent.splice(0)) file.arrive()
  await settle()
  world.queue.storeAnyway()
  await settle()
  expect(world.handedOn).toEqual([names(3)])
})

interface SentFile {
  readonly sending: PictureUpload
  readonly told: SendingProgress
  arrive(): void
  refuse(message: string): void
}

/** A queue over a line and a server that the test decides about. */
function uploadWorld() {
  const sent: SentFile[] = []
  const stored: string[] = []
  const handedOn: string[][] = []
  const failures: Error[] = []
  const keys: string[] = []
  /** Names of files that are stored already. */
  const library = new Set<string>()
  let known: readonly UploadItem[] = []
  const queue = createUploadQueue({
    pictures: {
      send: (sending, told) =>
        new Promise((resolve, reject) => {
          sent.push({
            ...{ sending, told },
            arrive: () => resolve(sending.file.name),
            refuse: (message) => reject(new Error(message)),
          })
        }),
      async store({ key, unlessKnown }, arrived): Promise<StoredFile> {
        if (unlessKnown && library.has(arrived))
          return { key: '1', title: 'Darshan', detail: '', thumbnail: null, isKnown: true }
        keys.push(key)
        const failure = failures.shift()
        if (failure) throw failure
        stored.push(arrived)
        return { key: String(stored.length), title: arrived, detail: '', thumbnail: null }
      },
    },
    onChange: (items) => {
      known = items
    },
    onDone: (records) => void handedOn.push(records.map(({ title }) => title)),
    delay: 1,
  })
  return {
    ...{ queue, sent, stored, handedOn, failures, keys, library },
    items: () => known,
    states: () => known.map(({ state }) => state),
    onTheirWay: () => known.filter(({ state }) => state === 'sending' || state === 'cut').length,
    add: (count: number) =>
      queue.add(
        names(count).map((name, index) => ({
          ...{ file: new File(['x'], name, { type: 'image/jpeg' }), key: `key ${index + 1}` },
          locationId: 10,
        })),
      ),
  }
}

function names(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}.jpg`)
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
