import { expect, test } from 'vitest'
import { createJobQueue, QueueFull } from './job-queue'

test('a job asked for twice runs once, and both get its result', async () => {
  const queue = createJobQueue({ concurrency: 1, mostWaiting: 10 })
  let runs = 0
  const work = async () => {
    runs += 1
    return runs
  }
  expect(await Promise.all([queue.run('a', work), queue.run('a', work)])).toEqual([1, 1])
  expect(await queue.run('a', work)).toBe(2)
})

test('no more jobs run at a time than there are concurrency', async () => {
  const { queue, start, most } = world(2)
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => queue.run(name, start(name))))
  expect(most()).toBe(2)
})

test('what someone waits for goes before patient jobs, of which one runs at a time', async () => {
  const { queue, start, order } = world(2)
  await Promise.all([
    queue.run('patient 1', start('patient 1'), true),
    queue.run('patient 2', start('patient 2'), true),
    queue.run('urgent 1', start('urgent 1')),
    queue.run('urgent 2', start('urgent 2')),
  ])
  expect(order.slice(0, 2)).toEqual(['patient 1', 'urgent 1'])
  expect(order.at(-1)).toBe('patient 2')
})

test('a job that fails fails for who asked, and the next ones run', async () => {
  const queue = createJobQueue({ concurrency: 1, mostWaiting: 10 })
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run('a', async () => 'whole')).toBe('whole')
})

test('beyond its bound a queue refuses at once; who waits already, and who asks for the same, is served', async () => {
  const queue = createJobQueue({ concurrency: 2, mostWaiting: 3, mostPatient: 1 })
  let open = (_: string): void => undefined
  const gate = new Promise<string>((resolve) => {
    open = resolve
  })
  const names = ['a', 'b', 'c', 'd', 'e']
  const served = names.map((name) => queue.run(name, () => gate))
  await expect(queue.run('f', async () => 'too many')).rejects.toBeInstanceOf(QueueFull)
  const patient = queue.run('patient', async () => 'later', true)
  await expect(queue.run('patient 2', async () => 'later', true)).rejects.toBeInstanceOf(QueueFull)
  expect(queue.has('e')).toBe(true)
  const again = queue.run('e', () => Promise.reject(new Error('it is run once')))
  open('made')
  expect(await Promise.all([...served, again])).toEqual(Array(6).fill('made'))
  expect(await patient).toBe('later')
  expect(await queue.run('f', async () => 'room again')).toBe('room again')
})

function world(concurrency: number) {
  const order: string[] = []
  let running = 0
  let most = 0
  const start = (name: string) => async () => {
    order.push(name)
    running += 1
    most = Math.max(most, running)
    await new Promise((done) => setImmediate(done))
    running -= 1
  }
  return {
    queue: createJobQueue({ concurrency, mostWaiting: 10, mostPatient: 10 }),
    start,
    order,
    most: () => most,
  }
}
