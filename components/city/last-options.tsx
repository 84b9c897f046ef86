import { inCityNames } from '#lib/places/chosen-city.ts'
import { inCity } from './in-city.tsx'

/* The last options of a short list of cities. Without a dictionary, so that code for browsers can import them. */

/** For a city that the list lacks. The early script gives it value and text. Safari shows hidden options, so it is disabled too. */
export const ChosenOption = () => (
  <option hidden disabled value="" {...inCity(inCityNames.city)}>
    –
  </option>
)

/** Opens the dialog with all cities (chooser.ts). */
export const AnotherOption = ({ label }: { label: string }) => (
  <option value="" data-chooser>
    {label}
  </option>
)
