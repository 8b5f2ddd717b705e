/** The sample: its texts and the code of its drawings, a megabyte that only a first start and moved pictures need. */
export const loadSample = () => import('#sample/index')
