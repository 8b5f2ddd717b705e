/** The sample: its texts and the code of its drawings, a megabyte that only a first start and moved pictures need. */
export const loadSample = () => import('#sample/index')

/** A picture of the sample, drawn; `null` for a picture that is not of the sample. */
export async function sampleDrawing(id: number): Promise<Buffer | null> {
  const { drawPicture, sample } = await loadSample()
  const isDrawn = sample.pictures.some((picture) => picture.id === id)
  return isDrawn ? Buffer.from(drawPicture(id)) : null
}
