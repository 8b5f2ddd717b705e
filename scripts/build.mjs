import { chmod, copyFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import './node-version.mjs'
import {
  digestOfSources,
  ensureDependencies,
  forgetBuild,
  noteBuild,
  root,
  runSteps,
} from './setup.mjs'

/** The tightest compression takes 1 s a megabyte: for files of the size that visitors get. In bytes. */
const SMALL = 20_000

await runSteps(async () => {
  await ensureDependencies()
  const digest = await digestOfSources()
  await forgetBuild()
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production' })
  await builder.buildApp()
  // The loader runs the bundle of its own name.
  for (const entry of ['main', 'toran']) {
    const file = join(root, `dist/server/${entry}.js`)
    await copyFile(join(root, 'scripts/built-server.mjs'), file)
    await chmod(file, 0o755)
  }
  await cp(join(root, 'sample/pictures/files'), join(root, 'dist/server/sample-pictures'), {
    recursive: true,
  })
  await Promise.all(
    ['editor', 'visitor', 'server'].map((part) => compressAssets(`dist/${part}/assets`)),
  )
  await noteBuild(digest)
})

/** Puts compressed twins beside the assets, so that no request waits for a compressor. */
async function compressAssets(folder) {
  for (const entry of await filesOf(join(root, folder))) {
    if (!/\.(?:js|css|svg|json)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const bytes = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length < SMALL ? 11 : 9 }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}

async function filesOf(folder) {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter((entry) => entry.isFile())
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}
