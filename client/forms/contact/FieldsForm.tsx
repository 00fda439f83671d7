import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import type { FormProps } from 'react-final-form';

/**
 * A react-final-form Form that keeps characters typed right after its first paint.
 *
 * The library registers a field in an effect, which runs after the paint, and sets the field to its initial value
 * there: on a busy phone the first characters were lost. A state change in a layout effect makes React run those
 * effects before it paints.
 */
export function FieldsForm<Values extends object>(props: FormProps<Values>): ReactNode {
  const [, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the second rendering is the point
  useLayoutEffect(() => setMounted(true), []);
  return <Form<Values> {...props} />;
}
