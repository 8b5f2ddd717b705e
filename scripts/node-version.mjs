// Read by every Node that knows modules, so that an old one says what is wrong: no newer syntax here.
const parts = process.versions.node.split('.').map(Number)
const major = parts[0]
const minor = parts[1]
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!fits) {
  console.error(
    `Toran needs Node 20.19 or later, 22.12 or later, or 24; this is Node ${process.versions.node}.\nInstall a current Node from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
