// Preloaded into a server under test: its clock is ahead by CLOCK_AHEAD_MS, and goes on as fast as any.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const SystemDate = Date
const now = () => SystemDate.now() + ahead

globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
