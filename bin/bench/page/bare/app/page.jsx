'use client';

import { useState } from 'react';

export default () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Add {count}
    </button>
  );
};
