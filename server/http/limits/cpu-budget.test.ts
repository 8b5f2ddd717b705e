import { expect, test } from 'vitest'
import { createWorkMeter } from './cpu-budget'

test('work is charged with the time that fell to it, and not with waiting', async () => {
  let clock = 100
  const meter = createWorkMeter(() => clock)
  const charged: number[] = []
  let finish = () => {}
  const long = meter.measure(
    () => new Promise<void>((resolve) => (finish = resolve)),
    (ms) => charged.push(ms),
  )
  clock += 10
  await meter.measure(
    async () => {
      clock += 4
    },
    (ms) => charged.push(ms),
  )
  finish()
  await long
  expect(charged).toEqual([2, 12])
})

test('what fails is charged too', async () => {
  let clock = 0
  const meter = createWorkMeter(() => clock)
  const charged: number[] = []
  const failing = meter.measure(
    async () => {
      clock += 3
      throw new Error('away')
    },
    (ms) => charged.push(ms),
  )
  await expect(failing).rejects.toThrow('away')
  expect(charged).toEqual([3])
})
