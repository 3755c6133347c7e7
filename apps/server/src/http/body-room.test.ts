import { expect, test } from 'vitest';
import { openBodyRoom } from './body-room.ts';

test('one caller’s bodies take so much room at most, and give it back once', () => {
  const bodies = openBodyRoom({ each: 50, all: 1000 });
  const leave = bodies.enter('a', 30);
  expect(() => bodies.enter('a', 30)).toThrow('We’re very busy right now');
  bodies.enter('a', 20);
  leave();
  leave();
  bodies.enter('a', 30);
  expect(() => bodies.enter('a', 1)).toThrow('We’re very busy right now');
});

test('where many callers have taken all the room, another one still has it for one body', () => {
  const bodies = openBodyRoom({ each: 50, all: 100 });
  for (const who of ['a', 'b', 'c']) bodies.enter(who, 40);
  expect(() => bodies.enter('a', 10)).toThrow('We’re very busy right now');
  bodies.enter('d', 40);
});
