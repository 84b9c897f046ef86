import { definePage } from '#schemas/shared/page.ts'

export const serviceAreasPage = definePage({
  name: 'serviceAreasPage',
  title: 'Service areas',
  address: '/service-areas',
})
