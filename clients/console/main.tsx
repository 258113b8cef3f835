import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './console.css';
import { SignIn } from './pages/sign-in.tsx';
import { signOut } from './session.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

function Console() {
  const [signed_in, setSignedIn] = useState(false);
  if (!signed_in) return <SignIn onSignedIn={() => setSignedIn(true)} />;
  const leave = () => {
    signOut();
    queries.clear();
    setSignedIn(false);
  };
  return <App onSignOut={leave} />;
}

const place = document.getElementById('console');
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Console />
      </QueryClientProvider>
    </StrictMode>,
  );
