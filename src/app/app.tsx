import { Route, Switch } from 'wouter';
import { ToastRegions } from './components/toast-regions.tsx';
import { Tools } from './components/tools.tsx';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';

export function App() {
  return (
    <>
      <Switch>
        <Route path="/" component={Home} />
        <Route component={NotFound} />
      </Switch>
      <Tools />
      <ToastRegions />
    </>
  );
}
