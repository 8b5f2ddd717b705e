import { expect, test } from 'vitest'
import { kindOf } from './statements'

test.each([
  ['select 1', 'select'],
  ['\n    SELECT now()', 'select'],
  ['insert into "jobs" ("kind") values ($1)', 'insert'],
  ['update "jobs" set "tries" = $1', 'update'],
  ['delete from "jobs"', 'delete'],
  ['begin isolation level serializable', 'begin'],
  ['START TRANSACTION', 'begin'],
  ['commit', 'commit'],
  ['rollback to savepoint sp1', 'rollback'],
  ['with "due" as (select id from jobs) select * from "due"', 'select'],
  ['with due as (select id from jobs) delete from jobs using due', 'delete'],
  ['with moved as (delete from a returning id) insert into b select id from moved', 'delete'],
  ['with "n" as (select 1) update "pages" set "a" = 1', 'update'],
  ['set jit = off', 'other'],
  ["select pg_notify('a', 'delete from jobs')", 'select'],
  ['constructor', 'other'],
  ['', 'other'],
  ['-- a remark', 'other'],
])('%j counts as %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})
