import { KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { keyboardStep } from './keyboard-step.ts';

/** A page that glides loses the steps of keys that are pressed fast. */
const keyboard = { coordinateGetter: keyboardStep, scrollBehavior: 'instant' } as const;

/** How the page scrolls while something is dragged near its edge: threshold in parts of the height, interval in milliseconds. */
export const autoScroll = { threshold: { x: 0.2, y: 0.2 }, interval: 5, acceleration: 10 };

/** What is dragged by pointer or by keyboard, 25 px a key press: sections, and the entries in them. */
export const useDragSensors = () => useSensors(useSensor(PointerSensor), useSensor(KeyboardSensor, keyboard));
